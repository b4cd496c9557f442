import { describe, expect, it } from 'vitest'
import { describeRules, formatBytes, sortFiles } from './file-rules.ts'

const png = (name: string, size = 1000) => ({ name, size, type: 'image/png' })

describe('the size of a file', () => {
  it('reads as people write it', () => {
    expect(formatBytes(1)).toBe('1 byte')
    expect(formatBytes(640)).toBe('640 bytes')
    expect(formatBytes(92_000)).toBe('92 KB')
    expect(formatBytes(999_900)).toBe('1 MB')
    expect(formatBytes(2_450_000)).toBe('2.5 MB')
    expect(formatBytes(50_000_000)).toBe('50 MB')
  })
})

describe('the rules for files', () => {
  const rules = { maxFiles: 2, maxBytes: 10_000_000, accept: ['image/*', '.zip'] }

  it('are said before anyone breaks them', () => {
    expect(describeRules(rules)).toBe('Up to 2 files: pictures or ZIP, 10 MB each')
    expect(describeRules({ maxFiles: 1, maxBytes: 500_000 })).toBe('One file, 500 KB at most')
  })

  it('take what fits and name the reason for the rest', () => {
    const { taken, refused } = sortFiles(
      0,
      [
        png('a.png'),
        { name: 'terms.exe', size: 10, type: 'application/x-msdownload' },
        png('big.png', 12_000_000),
        png('none.png', 0),
      ],
      rules,
    )
    expect(taken.map((file) => file.name)).toEqual(['a.png'])
    expect(refused.map((file) => file.reason)).toEqual([
      'terms.exe is of another kind. Attach pictures or ZIP.',
      'big.png has 12 MB. The limit is 10 MB.',
      'none.png is empty. Choose another file.',
    ])
  })

  it('know a file by its ending when the browser gives it no type', () => {
    expect(sortFiles(0, [{ name: 'Sources.ZIP', size: 5, type: '' }], rules).taken).toHaveLength(1)
  })

  it('count what is there already', () => {
    const { taken, refused } = sortFiles(1, [png('b.png'), png('c.png')], rules)
    expect(taken.map((file) => file.name)).toEqual(['b.png'])
    expect(refused[0]?.reason).toBe('c.png is one too many. 2 files fit.')
  })
})
