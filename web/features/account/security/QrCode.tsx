import { renderSVG } from 'uqr'

/** Drawn here: the secret in it must not be sent to a QR service. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const drawing = renderSVG(text, { ecc: 'M', border: 2 })
  return <img alt={label} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} className="size-48 rounded-card" />
}
