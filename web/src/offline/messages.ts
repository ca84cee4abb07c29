// Between a page and its worker, and between the workers of all tabs. A line is one open transport of a page; its number is the page's.

import type { FromThinker, ToThinker } from './far_thinker';

export type FromPage = ['open' | 'close', number] | ['send', number, string] | ['leave'];
export type ToPage = ['opened' | 'closed', number] | ['received', number, string] | ['lasting', boolean] | ToThinker;
export type ToWorker = FromPage | FromThinker;

/** On the channel that all workers hear. Names of workers are random. */
export type Call =
  /** Who keeps the hub? Also a sign of life of a follower. */
  | { is: 'who'; from: string }
  /** I keep the hub. */
  | { is: 'keeper'; id: string; isLasting: boolean }
  /** I kept the hub, and go. */
  | { is: 'bye'; id: string }
  | { is: 'to-keeper'; to: string; from: string; message: FromPage }
  | { is: 'to-page'; to: string; from: string; message: ToPage };
