import type { PrivacyWords } from './en';

export const de: PrivacyWords = {
  lead: 'Septem will nichts von dir wissen. Es gibt keine Konten, keine Cookies, keine Werbung, und die Seite fragt niemanden außer ihrem eigenen Server.',
  device: 'Auf deinem Gerät',
  deviceText:
    'Deine Einstellungen, dein Name, Partien gegen Bots und je Server eine zufällige Zeichenfolge, an der er dich wiedererkennt, wenn du zurückkommst. All das löschst du, indem du im Browser die Daten dieser Seite löschst, oder hier:',
  forget: 'Alles auf diesem Gerät vergessen',
  forgetSure: 'Partien auf diesem Gerät und deine Plätze an Online-Tischen sind dann weg. Vergessen?',
  forgotten: 'Alles ist vergessen.',
  server: 'Auf dem Server',
  serverText:
    'Von Tischen mit Freunden: der Name, den du angibst, die Züge mit ihren Zeiten, der Chat des Tisches und ein Hash deiner Zeichenfolge (nicht sie selbst). Dazu merkt sich ein Tisch ein Kennzeichen, nach dem die Tische aus einem Netz gezählt werden; keine Adresse lässt sich daraus ermitteln. Beendete Partien bleiben als Aufzeichnung. Das Protokoll des Servers enthält weder Namen noch Zeichenfolgen noch Chat.',
  network: 'Im Netz',
  networkText: 'Die Seite lädt nichts von Dritten. Partien gegen Bots und Lektionen brauchen kein Netz mehr, sobald die Seite einmal geöffnet war.',
};
