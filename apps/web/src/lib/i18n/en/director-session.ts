import { type Messages } from '../messages.ts';

const boards = (count: number) => (count === 1 ? '1 board' : `${count} boards`);

export const session: Messages['director']['session'] = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  login: 'User name',
  password: 'Password',
  needed: 'This page is not for everybody. Sign in and you come back to it.',
  forgotten: 'Forgotten the password? Whoever looks after the server can give you a new one-time link.',
  endedTitle: 'Sign in again',
  endedText: 'You have been signed out. Everything you typed is still here.',
  endedUnsent: (count) => `${boards(count)} will be sent as soon as you have signed in.`,
  later: 'Later',
  signOutTitle: 'Something is not sent yet',
  signOutUnsent: (count) =>
    `${boards(count)} did not reach the server yet. They stay in this browser and are sent when you sign in here again.`,
  stay: 'Stay here',
  signOutAnyway: 'Sign out anyway',
};

export const setup: Messages['director']['setup'] = {
  firstTitle: 'Welcome to Spadille',
  firstText: 'Choose your password. The link works this once only.',
  resetTitle: 'New password',
  resetText: 'Choose a new password. The link works this once only.',
  checking: 'Looking at what the link is for …',
  loginHint: 'This is what you type when you sign in next time.',
  name: 'Your name',
  password: 'New password',
  passwordHint: (least) =>
    `At least ${least} characters. Three or four random words are good, and easy to remember.`,
  tooShort: (length) => `It has only ${length} characters.`,
  submit: 'Save and sign in',
};

export const queue: Messages['director']['queue'] = {
  saved: 'All saved',
  waiting: (count) => `Sending ${boards(count)}`,
  lost: (count) => `No connection: ${boards(count)} not sent, but kept here`,
  busy: (count) => `The server is busy: ${boards(count)} kept here`,
  signedOut: (count) => `Signed out: ${boards(count)} not sent, but kept here`,
  undecided: (count) => `${boards(count)} waiting for your decision`,
  foreign: (count) => `All saved. ${boards(count)} of another user lie unsent in this browser`,
  notKept: (count) =>
    count === 0
      ? 'This browser keeps nothing itself: do not close the page while typing'
      : `This browser keeps nothing itself: do not close the page before ${boards(count)} are sent`,
  nothingLost: 'Boards you typed are kept in this browser and are sent when the server answers.',
};
