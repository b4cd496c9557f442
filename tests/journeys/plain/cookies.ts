export type Cookie = { name: string; value: string; host: string; path: string; httpOnly: boolean }

/** What a browser would keep of the cookies that servers set, and send with the next request. */
export class Cookies {
  #kept = new Map<string, Cookie>()

  take({ hostname }: URL, lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...rest] = line.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      const attributes = new Map(
        rest.map((part) => part.split('=', 2)).map(([name = '', value = '']) => [name.toLowerCase(), value]),
      )
      const cookie = {
        name: pair.slice(0, at),
        value: pair.slice(at + 1),
        host: hostname,
        path: attributes.get('path') || '/',
        httpOnly: attributes.has('httponly'),
      }
      if (isOver(attributes)) this.#kept.delete(keyOf(cookie))
      else this.put(cookie)
    }
  }

  put(cookie: Cookie): void {
    this.#kept.set(keyOf(cookie), cookie)
  }

  headerFor({ hostname, pathname }: URL): string {
    return this.list()
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  list(): Cookie[] {
    return [...this.#kept.values()]
  }

  /** All of them, or those of this name. */
  clear(name?: string): void {
    for (const [key, cookie] of this.#kept)
      if (name === undefined || cookie.name === name) this.#kept.delete(key)
  }
}

const keyOf = ({ name, host, path }: Cookie) => `${host} ${path} ${name}`

function isOver(attributes: Map<string, string>): boolean {
  const [age, expires] = [attributes.get('max-age'), attributes.get('expires')]
  if (age !== undefined) return Number(age) <= 0
  return expires !== undefined && new Date(expires).getTime() <= Date.now()
}
