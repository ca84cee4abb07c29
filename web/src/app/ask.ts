import { texts } from '../texts/texts';
import type { Client } from '../wire/client';
import type { Method, Params, Result } from '../wire/methods';

/** Like `call`, but gives up when nobody answers at the other end: for pages that then have something to say. */
export function ask<M extends Method>(client: Client, method: M, params: Params<M>): Promise<Result<M>> {
  const nobody = () => new Error(texts().app.make.offline);
  if (client.connection.is === 'lost') return Promise.reject(nobody());
  return new Promise((resolve, reject) => {
    const stop = client.onConnection(() => {
      if (client.connection.is === 'lost') finish(() => reject(nobody()));
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
