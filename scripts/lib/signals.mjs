/**
 * The first wish to stop (Ctrl-C, a closed terminal, a service manager) resolves; later ones are answered in words, so
 * that an impatient second Ctrl-C cuts nothing off.
 * @returns {Promise<NodeJS.Signals>}
 */
export function askedToStop() {
  let asked = false;
  // With the terminal, or the program that read it, gone, nobody hears; what runs is stopped in order all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return new Promise((stop) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        console.log(asked ? 'Still stopping, one moment …' : '\nStopping …');
        asked = true;
        stop(signal);
      });
    }
  });
}
