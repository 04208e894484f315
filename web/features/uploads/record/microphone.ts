export const MICROPHONE_LOST = 'The microphone was disconnected. Reconnect it and try again.'
const QUIETEST_DB = -60
// A sixth of a second: a screen that draws seldom still sees every peak.
const HEARD_AT_ONCE = 8192

/** The microphone that is open, if any, and how loud it is. */
export function createMicrophone() {
  let stream: MediaStream | undefined
  let listening: { context: AudioContext; analyser: AnalyserNode } | undefined

  return {
    stream: () => stream,
    // Between 0 and 1.
    level: () => (listening === undefined ? 0 : peakOf(listening.analyser)),

    // Rejects as the browser does; explainRefusal has the words for it.
    async open(deviceId: string | undefined): Promise<MediaStream> {
      stream = await askForMicrophone(deviceId)
      return stream
    },

    listen(): void {
      if (stream !== undefined) listening = listenTo(stream)
    },

    close(): void {
      for (const track of stream?.getTracks() ?? []) track.stop()
      void listening?.context.close()
      stream = undefined
      listening = undefined
    },
  }
}

// Telephone filters make singing sound like a call, so they stay off.
function askForMicrophone(deviceId: string | undefined): Promise<MediaStream> {
  const sound = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  return navigator.mediaDevices.getUserMedia({ audio: deviceId === undefined ? sound : { ...sound, deviceId } })
}

function listenTo(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: HEARD_AT_ONCE })
  context.createMediaStreamSource(stream).connect(analyser)
  return { context, analyser }
}

export async function listMicrophones(): Promise<{ id: string; name: string }[]> {
  const inputs = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'audioinput')
  return inputs.map(({ deviceId, label }, index) => ({ id: deviceId, name: label || `Microphone ${index + 1}` }))
}

function peakOf(analyser: AnalyserNode): number {
  const samples = new Float32Array(analyser.fftSize)
  analyser.getFloatTimeDomainData(samples)
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  return Math.min(1, Math.max(0, 1 - (20 * Math.log10(peak + 1e-6)) / QUIETEST_DB))
}

export function explainRefusal(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError')
    return 'The microphone is blocked. Allow it for this page in your browser’s settings, then try again.'
  if (name === 'NotFoundError') return 'No microphone found. Connect one and try again.'
  if (name === 'NotReadableError') return 'Another app is using the microphone. Close it and try again.'
  return 'Your browser can’t record here. Recording needs a microphone and a secure (https) address.'
}
