// Which folder of src/ may import from which. A folder names only folders that stand above it here, so there are no cycles.
const mayImport: Record<string, string[]> = {
  texts: [],
  art: [],
  device: ['texts'],
  wire: ['device'],
  offline: ['wire'],
  games: ['texts', 'art', 'device', 'wire'],
  motion: ['wire', 'games'],
  sound: ['device', 'games'],
  rules: ['texts', 'wire', 'games'],
  tutorial: ['wire', 'offline', 'games'],
  app: ['texts', 'device', 'wire', 'offline', 'games'],
  table: ['texts', 'device', 'wire', 'games', 'motion', 'sound', 'rules', 'app'],
  replay: ['texts', 'wire', 'games', 'app', 'table'],
  coach: ['texts', 'device', 'wire', 'offline', 'games', 'table', 'replay'],
  pages: ['texts', 'device', 'wire', 'offline', 'games', 'rules', 'tutorial', 'app', 'table', 'replay', 'coach'],
  'main.tsx': ['app', 'pages'],
};

export const folders = Object.keys(mayImport);

/** What is no part of the page that is served may know everything. */
const isForDevelopers = (path: string) => /\.test\.tsx?$|\/testing[/.]|\/scenes\.tsx$|^gallery\//.test(path);

const folderOf = (path: string) => path.split('/')[0]!;
/** `seas` of games/seas/board.tsx; null for what all games share. */
const gameOf = (path: string) => /^games\/([^/]+)\/(?!\.)/.exec(path)?.[1] ?? null;
/** What goes through all games: the list, and what is made from it. */
const knowsAllGames = (path: string) => /^games\/(games|language|refusals)$|^games\/languages\//.test(path.replace(/\.tsx?$/, ''));

/** What comes from elsewhere, and who has it: the module, and the pages of the rules. */
const fromElsewhere: Record<string, string> = {
  'offline/code.ts': '../../build/wasm/septem.wasm',
  'rules/page.ts': '../../docs/rules/{en,de,pl}/*.md',
};

/** Why a file may not import another, both from src/ on; null when it may. */
export function whyNot(file: string, target: string): string | null {
  if (isForDevelopers(file)) return null;
  if (target.startsWith('..')) return fromElsewhere[file] === target ? null : 'only the module and the rules come from elsewhere';
  if (isForDevelopers(target) || isForDevelopers(`${target}.tsx`)) return 'is for developers only';
  const [from, to] = [folderOf(file), folderOf(target)];
  if (!(from in mayImport)) return `${from} is no folder of the page`;
  if (from !== to) return mayImport[from]!.includes(to) ? null : `${from} may not know ${to}`;
  return from === 'games' ? whyNotInGames(file, target) : null;
}

function whyNotInGames(file: string, target: string): string | null {
  const [from, to] = [gameOf(file), gameOf(target)];
  if (from !== null && knowsAllGames(target)) return 'a game does not know the others';
  return to === null || to === from || knowsAllGames(file) ? null : 'only the list of games names a game';
}

/** A list that names something below itself would allow a cycle. */
export function namesBelow(): string[] {
  return folders.flatMap((folder, place) => mayImport[folder]!.filter((other) => folders.indexOf(other) >= place).map((other) => `${folder} -> ${other}`));
}

/** Where a file's imports lead, as they are written, those of workers, too; of those that are found by a pattern, the pattern. */
export function importsOf(source: string): string[] {
  const named = [...source.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*['"](\.[^'"?]*)/g)].map((found) => found[1]!);
  const globs = [...source.matchAll(/\bimport\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g)].map((found) => found[1]!);
  return [...named, ...globs.flatMap((arguments_) => [...arguments_.matchAll(/['"](\.[^'"]*)/g)].map((found) => found[1]!))];
}
