/** An answer that is either a value or a refusal. Refusals are data, never exceptions: throw only for bugs. */
export type Result<T, E = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Why something was refused: a stable kebab-case code beside the facts that a message needs. */
export interface Refusal {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** Wraps a value as an accepted answer. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps a refusal. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Takes the value of an answer that cannot have been refused here; a refusal at this point is a bug and throws. */
export function unwrap<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Error(`unexpected refusal: ${JSON.stringify(result.error)}`);
}
