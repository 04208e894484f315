"""Kokoro-82M (Apache-2.0) as a teacher that sings: its ONNX graph cut in three, so that durations and pitch are ours.
The two small parts run in onnxruntime, the heavy decoder node by node in torch (GPU)."""

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import TensorProto, helper
from onnx import numpy_helper as nh

DUR, ASR = '/encoder/Cast_output_0', '/encoder/MatMul_1_output_0'
F0, NRG = '/encoder/Squeeze_output_0', '/encoder/Squeeze_1_output_0'
LAT = '/decoder/decoder/decode.3/Div_4_output_0'
SPEC = '/decoder/decoder/generator/istft/stft/ConvTranspose_output_0'


def load_f32(path):
    m = onnx.load(path)

    def cv(t):
        if t.data_type == TensorProto.FLOAT16:
            t.CopyFrom(nh.from_array(nh.to_array(t).astype(np.float32), t.name))

    for t in m.graph.initializer:
        cv(t)
    for n in m.graph.node:
        for a in n.attribute:
            if a.HasField('t'):
                cv(a.t)
            if n.op_type == 'Cast' and a.name == 'to' and a.i == TensorProto.FLOAT16:
                a.i = TensorProto.FLOAT
    for v in list(m.graph.input) + list(m.graph.output):
        if v.type.tensor_type.elem_type == TensorProto.FLOAT16:
            v.type.tensor_type.elem_type = TensorProto.FLOAT
    del m.graph.value_info[:]
    return m


def extract(m, ins, outs, path=None):
    g = m.graph
    prod = {o: i for i, n in enumerate(g.node) for o in n.output}
    inits = {t.name: t for t in g.initializer}
    cut = {i[0] for i in ins}
    need, keep, seen, st = set(), set(), set(), [o[0] for o in outs]
    while st:
        v = st.pop()
        if not v or v in seen:
            continue
        seen.add(v)
        if v in cut:
            continue
        if v in inits:
            keep.add(v)
            continue
        p = prod[v]
        if p not in need:
            need.add(p)
            st.extend(g.node[p].input)
    vi = lambda x: helper.make_tensor_value_info(*x)
    g2 = helper.make_graph(
        [n for i, n in enumerate(g.node) if i in need],
        'x',
        [vi(i) for i in ins],
        [vi(o) for o in outs],
        [inits[k] for k in sorted(keep)],
    )
    m2 = helper.make_model(g2, opset_imports=m.opset_import, ir_version=m.ir_version)
    if path:
        onnx.save(m2, path)
    return m2


def cut(path, dur_path, enc_path):
    m = load_f32(path)
    I, Fl = TensorProto.INT64, TensorProto.FLOAT
    ids, sty = ('input_ids', I, [1, 'n']), ('style', Fl, [1, 256])
    extract(m, [ids, sty, ('speed', Fl, [1])], [(DUR, I, [1, 'n'])], dur_path)
    extract(
        m, [ids, sty, (DUR, I, [1, 'n'])], [(ASR, Fl, [1, 512, 't']), (F0, Fl, [1, 'u']), (NRG, Fl, [1, 'u'])], enc_path
    )
    front = extract(m, [(ASR, Fl, [1, 512, 't']), (F0, Fl, [1, 'u']), (NRG, Fl, [1, 'u']), sty], [(LAT, Fl, None)])
    return front, extract(m, [(LAT, Fl, None), (F0, Fl, [1, 'u']), sty], [(SPEC, Fl, None)])


class Decoder:
    """Runs the decoder's nodes in torch; whole numbers stay on the CPU, so nothing waits for the GPU."""

    def __init__(self, model, device):
        self.dev = device
        self.nodes = []
        self.const = {}
        for t in model.graph.initializer:
            a = torch.from_numpy(nh.to_array(t).copy())
            self.const[t.name] = a.to(device) if a.is_floating_point() and a.numel() > 4 else a
        for n in model.graph.node:
            self.nodes.append(
                (n.op_type, list(n.input), list(n.output), {a.name: helper.get_attribute_value(a) for a in n.attribute})
            )
        last = {}
        for i, (_, ins, _, _) in enumerate(self.nodes):
            for x in ins:
                last[x] = i
        self.last = last
        # weights only: fold once what does not depend on the inputs
        known = dict(self.const)
        rest = []
        for node in self.nodes:
            op, ins, outs, at = node
            if all((not x) or x in known for x in ins):
                r = self.step(op, [known.get(x) if x else None for x in ins], at)
                for o, v in zip(outs, r):
                    known[o] = v
            else:
                rest.append(node)
        self.const, self.nodes = known, rest

    def step(self, op, x, at):
        d = self.dev
        ints = lambda t: [int(v) for v in t.reshape(-1).tolist()]
        if op in ('Add', 'Sub', 'Mul', 'Div', 'Pow'):
            a, b = x
            if a.is_floating_point() and a.device != b.device:
                if a.numel() <= 4 and a.device.type == 'cpu' and a.numel() == 1:
                    a = a.item() if b.dim() >= a.dim() else a.to(d)
                else:
                    if b.numel() == 1:
                        b = b.item()
                    else:
                        a, b = a.to(d), b.to(d)
            if op == 'Add':
                return [a + b]
            if op == 'Sub':
                return [a - b]
            if op == 'Mul':
                return [a * b]
            if op == 'Div':
                return [
                    a / b
                    if (torch.is_tensor(a) and a.is_floating_point()) or not torch.is_tensor(a)
                    else torch.div(a, b, rounding_mode='trunc')
                ]
            if op == 'Pow':
                return [a * a if (b == 2 if not torch.is_tensor(b) else b.item() == 2) else torch.pow(a, b)]
        if op == 'Cast':
            return [
                x[0].to(
                    {
                        1: torch.float32,
                        7: torch.int64,
                        6: torch.int32,
                        9: torch.bool,
                        10: torch.float32,
                        11: torch.float64,
                    }[at['to']]
                )
            ]
        if op == 'Slice':
            t = x[0]
            st, en = ints(x[1]), ints(x[2])
            ax = ints(x[3]) if len(x) > 3 and x[3] is not None else list(range(len(st)))
            sp = ints(x[4]) if len(x) > 4 and x[4] is not None else [1] * len(st)
            ix = [slice(None)] * t.dim()
            for s, e, a, p in zip(st, en, ax, sp):
                ix[a] = slice(s, e if e < 2**31 else None, p)
            return [t[tuple(ix)]]
        if op == 'Gemm':
            a, b, c = x
            b = b.to(d)
            return [a @ (b.t() if at.get('transB') else b) + c.to(d)]
        if op == 'MatMul':
            return [x[0] @ x[1].to(x[0].device)]
        if op == 'Unsqueeze':
            t = x[0]
            for a in sorted(ints(x[1])):
                t = t.unsqueeze(a)
            return [t]
        if op == 'Squeeze':
            t = x[0]
            for a in sorted(ints(x[1]), reverse=True):
                t = t.squeeze(a)
            return [t]
        if op == 'Conv':
            p = at['pads']
            assert p[0] == p[1]
            return [
                F.conv1d(
                    x[0],
                    x[1].to(d),
                    x[2].to(d) if len(x) > 2 else None,
                    stride=at['strides'],
                    padding=p[0],
                    dilation=at['dilations'],
                    groups=at['group'],
                )
            ]
        if op == 'ConvTranspose':
            p = at['pads']
            return [
                F.conv_transpose1d(
                    x[0],
                    x[1].to(d),
                    x[2].to(d) if len(x) > 2 else None,
                    stride=at['strides'],
                    padding=p[0],
                    output_padding=at.get('output_padding', [0]),
                    groups=at['group'],
                )
            ]
        if op == 'Reshape':
            return [x[0].reshape(ints(x[1]))]
        if op == 'Concat':
            return [torch.cat([t.to(x[0].device) for t in x], at['axis'])]
        if op == 'ReduceMean':
            return [x[0].mean(tuple(ints(x[1])), keepdim=bool(at['keepdims']))]
        if op == 'LeakyRelu':
            return [F.leaky_relu(x[0], at['alpha'])]
        if op == 'Atan':
            return [torch.atan(torch.nan_to_num(x[0], nan=0.0))]  # silence: 0 / 0
        if op in ('Sqrt', 'Floor', 'Sin', 'Cos', 'Tanh', 'Exp', 'Atan'):
            return [getattr(torch, op.lower())(x[0])]
        if op == 'Transpose':
            return [x[0].permute(at['perm'])]
        if op == 'CumSum':
            return [x[0].double().cumsum(int(x[1])).float()]
        if op == 'Greater':
            # The phase of a real negative bin is +pi, as where the teacher was trained.
            if x[1].item() == 0:
                return [x[0] >= 0]
            return [x[0] > x[1].to(x[0].device)]
        if op == 'Less':
            return [x[0] < x[1].to(x[0].device)]
        if op == 'Where':
            return [torch.where(x[0], x[1].to(x[0].device), x[2].to(x[0].device))]
        if op == 'Shape':
            return [torch.tensor(list(x[0].shape))]
        if op == 'Gather':
            if x[1].dim() == 0:
                return [x[0].select(at['axis'], int(x[1]))]
        if op == 'Pad':
            p = ints(x[1])
            return [F.pad(x[0], (p[2], p[5]), mode='reflect')]
        if op == 'STFT':
            y = torch.stft(
                x[0].reshape(1, -1),
                int(x[3]),
                int(x[1]),
                window=x[2].to(d),
                center=False,
                onesided=True,
                return_complex=True,
            )
            return [torch.view_as_real(y).permute(0, 2, 1, 3)]
        if op == 'Resize':
            s = [float(v) for v in x[2].reshape(-1).tolist()]
            n = round(x[0].shape[-1] * s[-1])
            if at['mode'] == b'nearest':
                return [x[0].repeat_interleave(round(s[-1]), -1)]
            return [F.interpolate(x[0], size=n, mode='linear', align_corners=False)]
        raise NotImplementedError(op)

    @torch.no_grad()
    def __call__(self, want, **v):
        for op, ins, outs, at in self.nodes:
            r = self.step(op, [None if not x else v[x] if x in v else self.const[x] for x in ins], at)
            for o, t in zip(outs, r):
                v[o] = t
        return v[want]


class Singer:
    """Spoken latents, warped in time (tau: seconds of speech for every 12.5 ms of singing), sung at pitch f0."""

    def __init__(self, graphs, device):
        self.front, self.gen = Decoder(graphs[0], device), Decoder(graphs[1], device)

    @torch.no_grad()
    def __call__(self, asr, f0_spoken, nrg, style, tau, f0):
        lat = self.front(LAT, **{ASR: asr, F0: f0_spoken, NRG: nrg, 'style': style})
        pos = (tau * 80 - 0.5).clamp(0, lat.shape[-1] - 1.001)
        i = pos.floor().long()
        x = (pos - i)[None, None]
        warped = lat[:, :, i] * (1 - x) + lat[:, :, i + 1] * x
        return 4.652 * self.gen(SPEC, **{LAT: warped, F0: f0, 'style': style})[0, 0][10:-10]
