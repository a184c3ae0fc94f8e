/** Keeps the screen from going dark while the page is in front, where the browser can: over https and on this machine. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let ended = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (ended) await lock?.release();
  };
  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
