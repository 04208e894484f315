import type { Mail } from './mailProvider.ts'

const LINK = /^https?:\/\/\S+$/
const LOOK = 'font:16px/1.5 system-ui,sans-serif;color:#1d1a17;max-width:34rem;margin:0 auto;padding:24px'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:999px;background:#1d1a17;color:#fff;text-decoration:none;font-weight:600'

/** The same letter for mail programs that show HTML: its paragraphs, with a link that stands alone as a button, and one below a line behind it. */
export function toHtml({ subject, text }: Mail): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${toParagraph(part.trim(), subject)}</p>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body style="${LOOK}"><p style="font-weight:700">Arioso</p>${paragraphs.join('')}</body></html>`
}

function toParagraph(part: string, subject: string): string {
  if (LINK.test(part)) return toButton(part, subject)
  const [line = '', link = '', ...more] = part.split('\n')
  return LINK.test(link) && more.length === 0 ? `<a href="${escape(link)}">${escape(line)}</a>` : toLines(part)
}

// The address stays readable: whoever is careful looks where a button leads.
function toButton(link: string, subject: string): string {
  const address = escape(link)
  return `<a href="${address}" style="${BUTTON}">${escape(subject)}</a><br><small style="word-break:break-all">${address}</small>`
}

function toLines(text: string): string {
  return escape(text).replaceAll('\n', '<br>')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
