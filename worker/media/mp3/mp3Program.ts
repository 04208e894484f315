// A program of its own, because it loads FFmpeg (see mediaProgram.ts). It stays for many songs, one after the other: samples come in
// (see mp3Messages.ts), MP3 goes back as messages. Ends with its parent.
import { stepBack } from '@arioso/providers/stepBack'
import { Codec, CodecContext, FFmpegError, Frame, Log, Packet, Rational } from 'node-av'
import { AV_CHANNEL_LAYOUT_STEREO, AV_LOG_ERROR, AV_SAMPLE_FMT_FLTP, FF_ENCODER_LIBMP3LAME } from 'node-av/constants'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { END, HEAD_BYTES, LEAVE, MESSAGE_FRAMES, SAMPLE_BYTES, type Mp3Part } from './mp3Messages.ts'

const BIT_RATE = 192_000n
const SAMPLES_PER_FRAME = 1152
// LAME's own scale, 0 slow to 9 fast. Measured on a rock song: 5 is twice as fast as 3 with as little noise in every band; 7 is heard.
const EFFORT = 5

// LAME warns at the end of every song that its last frame was not whole.
Log.setLevel(AV_LOG_ERROR)

const [niceness = '0'] = process.argv.slice(2)
stepBack(Number(niceness))

function openEncoder(): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBMP3LAME)
  if (!codec) throw new Error('FFmpeg came without LAME')
  const encoder = new CodecContext()
  encoder.allocContext3(codec)
  encoder.sampleRate = SAMPLE_RATE
  encoder.sampleFormat = AV_SAMPLE_FMT_FLTP
  encoder.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  encoder.bitRate = BIT_RATE
  encoder.timeBase = new Rational(1, SAMPLE_RATE)
  // A dictionary of options would be freed twice.
  FFmpegError.throwIfError(encoder.setOption('compression_level', EFFORT), 'compression_level')
  FFmpegError.throwIfError(encoder.open2Sync(codec), 'open')
  return encoder
}

const packet = new Packet()
packet.alloc()
const kept = { left: new Float32Array(SAMPLES_PER_FRAME), right: new Float32Array(SAMPLES_PER_FRAME), length: 0 }
let encoder = openEncoder()
let encodedFrames = 0
let song = 0

function frameOf(left: Float32Array, right: Float32Array): Frame {
  const buffer = Buffer.alloc(2 * left.length * SAMPLE_BYTES)
  buffer.set(bytesOf(left))
  buffer.set(bytesOf(right), left.length * SAMPLE_BYTES)
  return Frame.fromAudioBuffer(buffer, {
    nbSamples: left.length,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate: SAMPLE_RATE,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    timeBase: new Rational(1, SAMPLE_RATE),
    pts: BigInt(encodedFrames),
  })
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function encodeFrame(frame: Frame | null): Uint8Array[] {
  FFmpegError.throwIfError(encoder.sendFrameSync(frame), 'sendFrame')
  const parts: Uint8Array[] = []
  while (encoder.receivePacketSync(packet) >= 0) {
    if (packet.data) parts.push(Uint8Array.from(packet.data))
    packet.unref()
  }
  return parts
}

function encodeSamples(left: Float32Array, right: Float32Array): Uint8Array[] {
  using frame = frameOf(left, right)
  encodedFrames += left.length
  return encodeFrame(frame)
}

// LAME wants whole frames; what is left over waits for the next samples.
function encode(left: Float32Array, right: Float32Array): Uint8Array[] {
  const parts: Uint8Array[] = []
  let at = 0
  while (at < left.length) {
    const taken = Math.min(SAMPLES_PER_FRAME - kept.length, left.length - at)
    kept.left.set(left.subarray(at, at + taken), kept.length)
    kept.right.set(right.subarray(at, at + taken), kept.length)
    kept.length += taken
    at += taken
    if (kept.length < SAMPLES_PER_FRAME) break
    parts.push(...encodeSamples(kept.left, kept.right))
    kept.length = 0
  }
  return parts
}

function finish(): Uint8Array[] {
  const { left, right, length } = kept
  const last = length > 0 ? encodeSamples(left.subarray(0, length), right.subarray(0, length)) : []
  return [...last, ...encodeFrame(null)]
}

function startAnew(): void {
  encoder.freeContext()
  kept.length = 0
  encodedFrames = 0
  song++
  encoder = openEncoder()
}

function tell(parts: readonly Uint8Array[], frames: number, isLast = false): void {
  const part: Mp3Part = { song, bytes: new Uint8Array(Buffer.concat(parts)), frames, isLast }
  // The parent process has gone.
  process.send?.(part, undefined, undefined, (error) => {
    if (error) process.exit()
  })
}

function obey(count: number, samples: ArrayBuffer): void {
  if (count !== END && count !== LEAVE) {
    const right = new Float32Array(samples, count * SAMPLE_BYTES, count)
    return tell(encode(new Float32Array(samples, 0, count), right), count)
  }
  if (count === END) tell(finish(), 0, true)
  startAnew()
}

const head = new Uint8Array(HEAD_BYTES)
const body = new Uint8Array(2 * MESSAGE_FRAMES * SAMPLE_BYTES)
let [known, count] = [0, 0]

// Pieces end anywhere.
function take(piece: Uint8Array): void {
  for (let at = 0; at < piece.length;) {
    if (known < HEAD_BYTES) {
      head[known++] = piece[at++] ?? 0
      if (known < HEAD_BYTES) continue
      count = new DataView(head.buffer).getUint32(0, true)
    } else {
      const bytes = piece.subarray(at, at + bodyBytes(count) - (known - HEAD_BYTES))
      body.set(bytes, known - HEAD_BYTES)
      known += bytes.length
      at += bytes.length
    }
    if (known < HEAD_BYTES + bodyBytes(count)) continue
    known = 0
    obey(count, body.buffer)
  }
}

function bodyBytes(frames: number): number {
  return frames === END || frames === LEAVE ? 0 : 2 * frames * SAMPLE_BYTES
}

process.stdin.on('data', take)
process.on('disconnect', () => process.exit())
