/** Nothing typed is nothing known. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Whether what was typed cannot be a name: nothing, or what a spreadsheet takes for a formula. */
export const isNoName = (name: string): boolean => name.trim() === '' || /^\s*[=+\-@]/.test(name);
