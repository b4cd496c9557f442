export function findBrowser(project: string): Promise<string>
export function browserCandidates(path: string): string[]
