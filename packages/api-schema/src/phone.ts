import { isShownAsItIs } from '@spadille/core';
import { z } from 'zod';

/** Digits with whatever people put between them. */
export const Phone = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(40)
  .refine(isShownAsItIs, { error: 'text-not-allowed' })
  .refine((text) => (text.match(/\d/g) ?? []).length >= 4, { error: 'phone-not-possible' });
