export function withProcessLock<Result>(
  file: string,
  options: { onWait?: () => void },
  work: () => Promise<Result>,
): Promise<Result>
