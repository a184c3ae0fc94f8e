const KEY = 'spadille-call-sound';

/** Two tones that carry through a hall of people talking: pitch in hertz, beginning and end in seconds. */
const TONES = [
  { pitch: 660, from: 0, to: 0.18 },
  { pitch: 880, from: 0.22, to: 0.5 },
] as const;

/** A sound for a call, for a director who has switched it on. Browsers let no page sound before somebody touches it. */
export class CallSound {
  on = $state(localStorage.getItem(KEY) === 'on');
  /** It is on, but the page has not been touched since it was loaded. */
  waits = $state(false);
  #context: AudioContext | null = null;

  /** Readies what was switched on before. Gives what ends it. */
  start(): () => void {
    const touched = () => void this.#ready();
    if (this.on) void this.#ready();
    window.addEventListener('pointerdown', touched);
    window.addEventListener('keydown', touched);
    return () => {
      window.removeEventListener('pointerdown', touched);
      window.removeEventListener('keydown', touched);
      void this.#context?.close();
      this.#context = null;
    };
  }

  /** Switches it, and lets it be heard once. */
  async turn(on: boolean): Promise<void> {
    this.on = on;
    localStorage.setItem(KEY, on ? 'on' : 'off');
    this.waits = false;
    if (!on) return;
    await this.#ready();
    this.ring();
  }

  ring(): void {
    const context = this.#context;
    if (!this.on || context?.state !== 'running') return;
    for (const { pitch, from, to } of TONES) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      const now = context.currentTime;
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.3, now + from);
      loudness.gain.exponentialRampToValueAtTime(0.001, now + to);
      tone.connect(loudness).connect(context.destination);
      tone.start(now + from);
      tone.stop(now + to);
    }
  }

  async #ready(): Promise<void> {
    if (!this.on) return;
    this.#context ??= new AudioContext();
    // Without a touch this waits for ever.
    void this.#context.resume().then(() => (this.waits = false));
    await Promise.resolve();
    this.waits = this.#context.state !== 'running';
  }
}
