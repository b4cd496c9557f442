export function withProcessLock<Result>(
  file: string,
  options: { onWait?: () => void; signal?: AbortSignal | undefined },
  work: () => Promise<Result>,
): Promise<Result>
