/** Something the user can understand and mend; a script prints its message, and no stack. */
export class Fault extends Error {}

/**
 * Runs a script's main function. A Fault is printed as words, anything else (a bug) with its stack; both end with
 * exit code 1.
 * @param {() => Promise<void>} main
 */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Fault ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
