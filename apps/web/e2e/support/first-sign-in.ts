import { DIRECTOR, SESSION_COOKIE } from './run.ts';

/** Uses the one-time link of the first start, as the director does in the browser. The value of the session's cookie. */
export async function firstSignIn(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/one-time-links/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ token, password: DIRECTOR.password, name: DIRECTOR.name }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => new RegExp(`^${SESSION_COOKIE}=([^;]+)`).exec(line)?.[1])
    .find(Boolean);
  if (!cookie) throw new Error(`The first link gave no session: ${response.status} ${await response.text()}`);
  return decodeURIComponent(cookie);
}
