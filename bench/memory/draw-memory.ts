import { writeFileSync } from 'node:fs'
import type { Held } from './watch-memory.ts'

const FILE = 'docs/pictures/memory.svg'
const [WIDTH, HEIGHT] = [860, 380]
const [LEFT, RIGHT, TOP, BOTTOM] = [52, 150, 20, 44]

type Line = { name: string; held: readonly Held[] }
type Frame = { minutes: number; boundMegabytes: number }

/** Draws what processes held over time into the docs: it reads as well on a dark page as on a light one. */
export function drawMemory(lines: readonly Line[], frame: Frame): void {
  writeFileSync(FILE, memorySvg(lines, frame))
}

function memorySvg(lines: readonly Line[], { minutes, boundMegabytes }: Frame): string {
  const most = Math.max(boundMegabytes, ...lines.flatMap(({ held }) => held.map(({ resident }) => resident)))
  const top = Math.ceil((most + 1) / 50) * 50
  const x = (minute: number) => round(LEFT + ((WIDTH - LEFT - RIGHT) * minute) / minutes)
  const y = (megabytes: number) => round(HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * megabytes) / top)
  const path = (held: readonly Held[], of: 'resident' | 'heap') =>
    held.map((one, index) => `${index === 0 ? 'M' : 'L'}${x(one.minute)} ${y(one[of])}`).join('')
  const right = WIDTH - RIGHT
  const drawn = lines.flatMap(({ name, held }) => {
    const last = held.at(-1) ?? { resident: 0, heap: 0 }
    return [
      `<path class="${name}" d="${path(held, 'resident')}"/>`,
      `<path class="${name} heap" d="${path(held, 'heap')}"/>`,
      `<text x="${right + 8}" y="${y(last.resident) + 4}">${name}, resident</text>`,
      `<text x="${right + 8}" y="${y(last.heap) + 4}">${name}, heap in use</text>`,
    ]
  })
  const across = stepsTo(top, 50).map(
    (megabytes) =>
      `<path class="grid" d="M${LEFT} ${y(megabytes)}H${right}"/><text x="${LEFT - 8}" y="${y(megabytes) + 4}" text-anchor="end">${megabytes}</text>`,
  )
  const along = stepsTo(minutes, minutes / 6).map(
    (minute) =>
      `<text x="${x(minute)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${round(minute)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Memory of the web process and the worker over ${minutes} minutes, in megabytes">
<style>text{font:12px system-ui,sans-serif;fill:#4f5648}path{fill:none;stroke-width:2}.grid{stroke:#8885;stroke-width:1}.bound{stroke:#c0392b;stroke-dasharray:6 4}.web{stroke:#0e6b4e}.worker{stroke:#b5832a}.heap{stroke-width:1.2;stroke-opacity:.75}@media(prefers-color-scheme:dark){text{fill:#c9cfc0}.web{stroke:#7fd6b2}.worker{stroke:#e0b35c}.bound{stroke:#ff8a7a}}</style>
${across.join('')}
${along.join('')}
<text x="${(LEFT + right) / 2}" y="${HEIGHT - 8}" text-anchor="middle">minutes of mixed traffic</text><text x="${LEFT - 8}" y="12" text-anchor="end">MB</text>
<path class="bound" d="M${LEFT} ${y(boundMegabytes)}H${right}"/><text x="${right + 8}" y="${y(boundMegabytes) + 4}">bound</text>
${drawn.join('\n')}
</svg>
`
}

function stepsTo(most: number, step: number): number[] {
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
