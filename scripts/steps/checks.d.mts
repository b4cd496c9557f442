import type { Count } from './count.mjs'

export const checkNames: string[]
export function chooseChecks(args: string[]): { chosen: string[]; unknown?: string; passed: string[] }
export function runCheck(
  name: string,
  project: string,
  options: { passed: string[]; environment: Record<string, string> },
): Promise<{ count: Count; failures: string[] }>
