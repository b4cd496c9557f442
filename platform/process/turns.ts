const waiting: (() => void)[] = []

/**
 * Heavy work goes on one piece in a turn of the loop, however many could: between two, new connections are taken and health checks,
 * kept pages and refusals answered, which would otherwise all wait for the whole row of them.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(turn)
  })
}

function turn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(turn)
}
