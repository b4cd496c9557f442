import { askHealth } from './health.ts'
import type { Integration } from './integration.ts'
import type { IntegrationEdge } from './parts.ts'

/** Who looks for viruses in what people send, if anyone does. */
export async function inspectScanner({ config, scanner }: IntegrationEdge): Promise<Integration> {
  const { clamd } = config
  const where = clamd && ('path' in clamd ? clamd.path : `${clamd.host}:${clamd.port}`)
  return {
    id: 'scanner',
    title: 'Virus scanner',
    uses: where ? `ClamAV, at ${where}` : 'None: files are taken and called not scanned',
    lines: [{ name: 'CLAMD', value: where ?? 'not set' }],
    health: scanner
      ? await askHealth(() => scanner.health())
      : clamd
        ? { state: 'fails', words: 'Not open in this process' }
        : { state: 'unset', words: 'Not set up: files are not scanned' },
    test: scanner ? { intent: 'test-scanner', label: 'Ask it again' } : undefined,
    lastError: undefined,
  }
}
