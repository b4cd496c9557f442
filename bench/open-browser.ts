import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/server/free-port.ts'

export type OpenedBrowser = { port: number; close(): void }

/** A browser that Lighthouse speaks to. */
export async function openBrowser(): Promise<OpenedBrowser> {
  const port = await freePort()
  const browser = spawn(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', [
    '--headless',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${mkdtempSync(join(tmpdir(), 'guildhall-lighthouse-'))}`,
    'about:blank',
  ])
  await untilAnswers(`http://localhost:${port}/json/version`)
  return { port, close: () => void browser.kill() }
}

async function untilAnswers(url: string): Promise<void> {
  for (let tried = 0; tried < 100; tried++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The browser did not start')
}
