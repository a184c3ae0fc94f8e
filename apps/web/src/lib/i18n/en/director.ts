import { type Messages } from '../messages.ts';

export const director: Messages['director'] = {
  title: 'Running a tournament',
};
