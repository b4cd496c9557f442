import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconNames } from './names.ts'

/** Drawn here because lucide draws outlines only: the stars of a rating are solid. */
const star = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z'
const halfStar = 'M12 2.5v15l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z'

function symbol(id: string, content: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24">${content}</symbol>`
}

/** Rendered rather than read, so that lucide's old names (aliases) work as well as its new ones. */
async function iconSymbol(name: string): Promise<string> {
  const module: { default: ComponentType } = await import(`lucide-react/icons/${name}`)
  const drawn = renderToStaticMarkup(createElement(module.default))
  const content = drawn.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  return symbol(name, content.replaceAll(/><\/(?:path|circle|rect|line|polyline|ellipse|polygon)>/g, '/>'))
}

/** The text of `sprite.svg`, made from the list of names. */
export async function drawSprite(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(iconSymbol))
  const solid = [symbol('star-solid', `<path d="${star}"/>`), symbol('star-half', `<path d="${halfStar}"/>`)]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols, ...solid].join('\n')}\n</svg>\n`
}
