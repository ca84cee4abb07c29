import { texts } from '../texts/texts';
import type { Client } from '../wire/client';
import type { Method, Params, Result } from '../wire/methods';

/** Like `call`, but gives up when nobody answers at the other end: for pages that then have something to say. */
export function ask<M extends Method>(client: Client, method: M, params: Params<M>): Promise<Result<M>> {
  const isDead = () => client.connection.is === 'lost' || client.connection.is === 'outdated';
  const why = () => new Error(client.connection.is === 'outdated' ? texts().app.newer.text : texts().app.make.offline);
  if (isDead()) return Promise.reject(why());
  return new Promise((resolve, reject) => {
    const stop = client.onConnection(() => {
      if (isDead()) finish(() => reject(why()));
    });
    const finish = (then: () => void) => {
      stop();
      then();
    };
    client.call(method, params).then(
      (result) => finish(() => resolve(result)),
      (reason: unknown) => finish(() => reject(reason as Error)),
    );
  });
}
