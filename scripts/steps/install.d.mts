export function install(project: string): Promise<void>
export function explainInstallFailure(output: string): Error
