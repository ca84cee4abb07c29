/** The words of the privacy page. They come with it. */
export const en = {
  lead: 'Septem wants nothing from you. There are no accounts, no cookies, no advertising, and the page asks nobody but its own server.',
  device: 'On your device',
  deviceText:
    'Your settings, your name, games against bots, and for each server a random token that tells it that you are the same person when you come back. You delete all of it by clearing the data of this site in your browser, or here:',
  forget: 'Forget everything on this device',
  forgetSure: 'Games on this device and your seats at online tables will be gone. Forget them?',
  forgotten: 'Everything is forgotten.',
  server: 'On the server',
  serverText:
    'For tables with friends: the name you give, the moves with their times, the chat of the table, and a hash of your token (not the token itself). A table also keeps a mark by which the tables made from one network are counted; no address can be found from it. Finished tables stay as records. The server’s log holds no names, no tokens and no chat.',
  network: 'In the network',
  networkText: 'The page loads nothing from third parties. Games against bots and lessons need no network once the page has been opened.',
};

export type PrivacyWords = typeof en;
