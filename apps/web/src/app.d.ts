import type { IncomingMessage } from 'node:http';

/** A request handed to the API in this very process, without a socket between. */
interface InjectedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: Buffer;
}

interface InjectedResponse {
  readonly statusCode: number;
  readonly headers: Record<string, string | number | string[] | undefined>;
  readonly rawPayload: Buffer;
}

declare global {
  namespace App {
    interface Error {
      message: string;
      /** The API's problem code, when the API refused. */
      code?: string;
    }
    interface Platform {
      /** The API's server puts `spadille` on every request that it hands on to the pages. */
      req: IncomingMessage & {
        spadille?: { readonly inject: (request: InjectedRequest) => Promise<InjectedResponse> };
      };
    }
  }
}

export {};
