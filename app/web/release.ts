import { version } from '../../package.json'

const buildId: unknown = import.meta.env['BUILD_ID']

/** Whether it runs as it was built, and not from sources that may change. */
export const isBuilt = buildId !== undefined

/** What runs: the version, and a digest of the sources that it was built from. It needs no Git where it runs. */
export const release = `guildhall@${version}+${isBuilt ? String(buildId) : 'dev'}`
