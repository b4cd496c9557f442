export type ProcessIdentity = { pid: number; mark: string }
export function processMark(pid: number): string | undefined
export function ownIdentity(): ProcessIdentity
export function isRunning(identity: ProcessIdentity): boolean
