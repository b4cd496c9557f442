export function serverFile(project: string): string
export function sourceStamp(project: string): string
export function isBuilt(project: string): boolean
export function build(project: string): Promise<void>
