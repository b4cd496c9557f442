/** What stops a start in a way that a person can act on: one sentence, printed alone. */
export class StepFailure extends Error {
  name = 'StepFailure'
}

export function say(line) {
  process.stdout.write(`${line}\n`)
}

export function secondsSince(beganMs) {
  const seconds = (Date.now() - beganMs) / 1000
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`
}

/** Runs a step and says how long it took; one that takes long is heard from meanwhile. */
export async function timed(title, work) {
  const began = Date.now()
  say(`${title} …`)
  const stillThere = setInterval(() => say(`${title} … ${secondsSince(began)}`), 10_000)
  try {
    const result = await work()
    say(`${title}: done in ${secondsSince(began)}`)
    return result
  } finally {
    clearInterval(stillThere)
  }
}

/** Ends the process as promised: a known failure as its sentence, anything else with its trace. */
export function endWithFailure(error) {
  process.stderr.write(`\n${error instanceof StepFailure ? error.message : error.stack}\n`)
  process.exitCode = 1
}
