import { version } from '../../package.json'

/** What runs: the version, and a digest of the sources that it was built from. It needs no Git where it runs. */
export const release = `guildhall@${version}+${import.meta.env['BUILD_ID'] ?? 'dev'}`
