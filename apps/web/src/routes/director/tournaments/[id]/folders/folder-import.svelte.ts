import { type FoldersPreview, type FoldersUpload } from '$lib/api/director-types.ts';
import { groupFolders } from '$lib/files/group-folders.ts';
import { type PickedFile, toBase64 } from '$lib/files/picked-files.ts';
import { Action } from '$lib/state/action.svelte.ts';
import { type Director } from '$lib/state/director.svelte.ts';

interface FolderPicked {
  label: string;
  /** yyyy-mm-dd, or empty for the server's choice. */
  date: string;
  readonly files: readonly { readonly name: string; readonly base64: string }[];
}

/** Round folders on their way in: chosen, looked at with all their faults, taken in all together or not at all. */
export class FolderImport {
  folders = $state<FolderPicked[]>([]);
  result = $state.raw<FoldersPreview | null>(null);
  nothingFound = $state(false);
  /** How many rounds were taken in last. */
  takenIn = $state<number | null>(null);

  readonly action: Action;
  readonly fileCount = $derived(this.folders.reduce((sum, { files }) => sum + files.length, 0));
  readonly faulty = $derived(this.result?.faults.some(({ severity }) => severity === 'fault') ?? false);

  readonly #director: Director;
  readonly #tournamentId: () => string;

  constructor(director: Director, tournamentId: () => string) {
    this.#director = director;
    this.#tournamentId = tournamentId;
    this.action = new Action(director);
  }

  async pick(picked: PickedFile[]): Promise<void> {
    this.discard();
    const groups = groupFolders(picked);
    this.nothingFound = groups.length === 0;
    this.folders = await Promise.all(
      groups.map(async ({ label, files }, index) => ({
        label: label || `Runde ${index + 1}`,
        date: '',
        files: await Promise.all(
          files.map(async ({ name, file }) => ({ name, base64: await toBase64(file) })),
        ),
      })),
    );
    if (this.folders.length > 0) await this.preview();
  }

  discard(): void {
    this.folders = [];
    this.result = null;
    this.takenIn = null;
    this.nothingFound = false;
    this.action.problem = null;
  }

  /** What taking these in would give, and all faults. */
  async preview(): Promise<void> {
    const outcome = await this.action.run(() =>
      this.#director.api.POST('/api/tournaments/{id}/round-folders/preview', {
        params: this.#params(),
        body: this.#body(),
      }),
    );
    if (outcome?.ok) this.result = outcome.data;
  }

  /** Takes all in; whether it was done. */
  async takeIn(): Promise<boolean> {
    const body = this.#body();
    const count = this.folders.length;
    const outcome = await this.action.run(() =>
      this.#director.api.POST('/api/tournaments/{id}/round-folders', {
        params: { ...this.#params(), header: this.action.keys.for(body) },
        body,
      }),
    );
    if (!outcome?.ok) return false;
    this.discard();
    this.takenIn = count;
    return true;
  }

  #params() {
    return { path: { id: this.#tournamentId() } };
  }

  #body(): FoldersUpload {
    return {
      folders: this.folders.map(({ label, date, files }) => ({
        label: label.trim(),
        ...(date !== '' && { date }),
        files: files.map((file) => ({ ...file })),
      })),
    };
  }
}
