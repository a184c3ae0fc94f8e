/** A file that was chosen or dropped, with the folders it came from. */
export interface PickedFile {
  /** The path below what was chosen, with `/`: `runde-1/teams.csv`, or only a name. */
  readonly path: string;
  readonly file: File;
}

/** The files of an `<input type="file">`, of folders too. */
export const pickedFromInput = (files: FileList): PickedFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

const entriesOf = (directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = directory.createReader();
  // A reader gives a folder in portions until it has none left.
  const all = async (): Promise<FileSystemEntry[]> => {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    return portion.length === 0 ? [] : [...portion, ...(await all())];
  };
  return all();
};

async function walk(entry: FileSystemEntry, path: string): Promise<PickedFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ path: `${path}${entry.name}`, file }];
  }
  const below = await entriesOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(below.map((each) => walk(each, `${path}${entry.name}/`)))).flat();
}

/** The files of a drop; folders are walked through. */
export async function pickedFromDrop(dropped: DataTransfer): Promise<PickedFile[]> {
  // Both lists are emptied as soon as the event is over, so they are read before anything is waited for.
  const files = [...dropped.files].map((file) => ({ path: file.name, file }));
  const entries = [...dropped.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return files;
  return (await Promise.all(entries.map((entry) => walk(entry, '')))).flat();
}

/** A file's bytes as base64, so that the server can judge its encoding. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In portions: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}
