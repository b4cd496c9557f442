import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { lookup } from 'node:dns/promises'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { RetryingProxy } from './retrying-proxy.ts'

/** A real nginx with the configuration of `deploy/`, but for its ports and certificates; `program` is where it stands. */
export async function openNginx(
  program: string,
  port: number,
  ports: readonly number[],
): Promise<RetryingProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-nginx-'))
  const accessLog = join(folder, 'access.log')
  const configuration = join(folder, 'nginx.conf')
  // The one address that a process listens on by this name.
  const { address, family } = await lookup('localhost')
  const here = (one = 0) => (family === 6 ? `[${address}]:${one}` : `${address}:${one}`)
  writeFileSync(configuration, wholeConfiguration({ folder, accessLog, port, places: ports.map(here) }))
  const nginx = spawn(program, ['-c', configuration, '-g', 'daemon off;'], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  const isReady = (one: number) =>
    fetch(`http://localhost:${one}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const ready = new Set<number>()
  const watch = setInterval(() => {
    for (const one of ports)
      void isReady(one).then((answers) => (answers ? ready.add(one) : ready.delete(one)))
  }, 100)
  await expect.poll(() => isReady(port).then(() => nginx.exitCode)).toBe(null)
  return {
    origin: `http://localhost:${port}`,
    get failures() {
      return readFileSync(accessLog, 'utf8')
        .split('\n')
        .filter((line) => /^5\d\d /.test(line))
    },
    ready: () => ready,
    async close() {
      clearInterval(watch)
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

type Places = { folder: string; accessLog: string; port: number; places: readonly string[] }

function wholeConfiguration({ folder, accessLog, port, places }: Places): string {
  const site = readFileSync('deploy/nginx/guildhall.conf', 'utf8')
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:443 ssl http2;', `listen [::1]:${port};`)
    .replaceAll(/^ +ssl_.*$/gm, '')
    .replace(/server 127\.0\.0\.1:3001/, `server ${places[0]}`)
    .replace(/server 127\.0\.0\.1:3002/, `server ${places[1]}`)
  return `
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events {}
http {
  log_format answers '$status $request_method $request_uri $upstream_addr $upstream_status';
  access_log ${accessLog} answers;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}
`
}
