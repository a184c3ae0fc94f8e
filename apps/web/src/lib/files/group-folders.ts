import { compareNames } from '@spadille/competition';

/** A round folder to be: its name and the files in it. */
export interface FolderOf<F> {
  readonly label: string;
  readonly files: readonly { readonly name: string; readonly file: F }[];
}

/**
 * Sorts files into round folders by the folder they lie in, folders by name with 10 after 9. Only CSV files count, and
 * none that a system has hidden. Files without a folder make one without a name.
 */
export function groupFolders<F>(
  picked: readonly { readonly path: string; readonly file: F }[],
): FolderOf<F>[] {
  const folders = new Map<string, { name: string; file: F }[]>();
  for (const { path, file } of picked) {
    const parts = path.split('/').filter(Boolean);
    const name = parts.at(-1) ?? '';
    if (!/\.csv$/i.test(name) || parts.some((part) => part.startsWith('.'))) continue;
    const folder = parts.slice(0, -1).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), { name, file }]);
  }
  return [...folders]
    .sort(([a], [b]) => compareNames(a, b))
    .map(([folder, files]) => ({
      label: folder.split('/').at(-1) ?? '',
      files: files.toSorted((a, b) => compareNames(a.name, b.name)),
    }));
}
