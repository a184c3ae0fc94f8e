import { type Refusal } from '@spadille/core';
import { type FastifyError } from 'fastify';

/** One thing that does not fit in a request. */
interface RequestFault {
  /** JSON pointer from the part of the request: `/members/0/name`; empty for the part itself. */
  readonly pointer: string;
  readonly in: string;
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** A message of our own is a code already; zod's own sentences go into `detail`. */
const CODE = /^[a-z]+(-[a-z]+)+$/;

/** Facts of zod's issues that help whoever made the request, and give nothing away. */
const FACTS = ['expected', 'minimum', 'maximum', 'format', 'values'] as const;

/** Makes a refusal that names every fault zod found in the body, query, params or headers. */
export function requestNotValid({ validation = [], validationContext = 'body' }: FastifyError): Refusal {
  const errors = validation.flatMap(({ keyword, instancePath, message = '', params }): RequestFault[] => {
    const at = { pointer: instancePath === '/' ? '' : instancePath, in: validationContext };
    if (keyword === 'unrecognized_keys') {
      const keys = params['keys'] as readonly string[];
      return keys.map((key) => ({ ...at, pointer: `${at.pointer}/${escape(key)}`, code: 'unknown-field' }));
    }
    const facts = Object.fromEntries(FACTS.flatMap((name) => (name in params ? [[name, params[name]]] : [])));
    const code = CODE.test(message) ? message : keyword.replaceAll('_', '-');
    return [{ ...at, code, detail: message, ...facts }];
  });
  return { code: 'request-not-valid', errors };
}

/** RFC 6901. */
const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
