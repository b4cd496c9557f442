export function installStampFile(project: string): string
export function installStamp(project: string): string
export function isInstalled(project: string): boolean
