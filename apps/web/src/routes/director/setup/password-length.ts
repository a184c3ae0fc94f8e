/** The server's own measure, said beforehand; a test holds the two together. */
export const MIN_PASSWORD_LENGTH = 10;
