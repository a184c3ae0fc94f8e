/** Where a question is answered. */
const CONTROL = ':is([data-first], select, textarea, input:not([type="radio"]))';

/** To the control with which a question of a form is answered, if the form asks it. */
export function toQuestion(form: HTMLElement | undefined, name: string): void {
  const question = form?.querySelector(`[data-question="${name}"]`);
  question?.querySelector<HTMLElement>(CONTROL)?.focus();
  // What is wrong stands below the field, where a small screen has the buttons.
  question?.scrollIntoView({ block: 'nearest' });
}
