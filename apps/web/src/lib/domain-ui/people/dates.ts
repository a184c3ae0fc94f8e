/** Which day it is at the players', yyyy-mm-dd. */
export const todayInDenmark = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format(new Date());

/** Nothing typed is nothing known. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Whether what was typed cannot be a name: nothing, or what a spreadsheet takes for a formula. */
export const isNoName = (name: string): boolean => name.trim() === '' || /^\s*[=+\-@]/.test(name);
