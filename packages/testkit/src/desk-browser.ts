/**
 * A browser without scripts that is signed in to the desk of a running server, which may restart
 * meanwhile. `mailedLink`: waits for the mail and resolves with the link in it.
 */
export async function deskBrowser(url: string, mailedLink: () => Promise<string>) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const post = (path: string, body: URLSearchParams | FormData, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...(body instanceof URLSearchParams ? form : { 'sec-fetch-site': 'same-origin' }), cookie },
      body: body instanceof URLSearchParams ? body.toString() : body,
    });
  await post('/desk/sign-in', new URLSearchParams({ to: '/desk' }));
  const answer = await post(new URL(await mailedLink()).pathname, new URLSearchParams());
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const get = async (path: string) => (await fetch(url + path, { headers: { cookie } })).text();
  const token = /name="token" value="([^"]+)"/.exec(await get('/desk/devices'))?.[1] ?? '';
  return {
    get,
    read: (path: string) => fetch(url + path, { headers: { cookie } }),
    post: (path: string, entries: Record<string, string> = {}) =>
      post(path, new URLSearchParams({ token, ...entries }), cookie),
    upload: (path: string, bytes: Buffer, name: string) => {
      const body = new FormData();
      body.set('token', token);
      body.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
      return post(path, body, cookie);
    },
  };
}
