// Loaded into a server that a script starts: when the script lets go of it, or is killed, the server closes as it
// would at SIGTERM. A process of its own group hears no Ctrl-C, and Windows has no signals.
const PATIENCE_MS = 10_000;

process.channel?.unref();
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
});
