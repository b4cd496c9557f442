import { version } from '../../package.json'

const buildId: unknown = import.meta.env['BUILD_ID']
const commit: unknown = import.meta.env['COMMIT']

/** Whether it runs as it was built, and not from sources that may change. */
export const isBuilt = buildId !== undefined

/** What runs. The build is a digest of the sources, so it needs no Git; the commit is known where there was one to build from. */
export const running = {
  version,
  commit: typeof commit === 'string' && commit !== '' ? commit : 'unknown',
  build: isBuilt ? String(buildId) : 'dev',
}

/** The same in one word, as reports carry it. */
export const release = `guildhall@${version}+${[commit, running.build].filter(Boolean).join('.')}`
