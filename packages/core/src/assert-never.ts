/** Makes a switch exhaustive for the compiler; reached at run time only by a bug. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
