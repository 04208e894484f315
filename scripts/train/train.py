"""The student learns what the teacher sang: parts of teach.py in, weights out.
   python3 train.py features_dir out_dir seconds seconds_adversarial device [name=size…]
First plain distances, then a short while with a critic; both sets of weights are written (out_dir/plain, out_dir/sharp).
All data lies on the device and a step is one recorded CUDA graph."""

import os
import sys
import time

import numpy as np
import torch
import torch.nn as nn

from data import CROP, FLOOR_DB, SCALE, Data
from distances import Critic, distances
from export import export
from score import score
from student import BANDS, SIZES, Student

BATCH = 48
RATE, SHARP_RATE = 2e-3, 3e-4
FOOL_WEIGHT, LIKENESS_WEIGHT = 0.08, 0.15


class Run:
    def __init__(self, data, sizes, d):
        self.data, self.d = data, d
        V = len(data.names)
        self.net = Student(V, sizes).to(d)
        self.sizes = sizes
        self.ema = {k: v.detach().clone() for k, v in self.net.state_dict().items()}
        self.rate, self.keep = torch.tensor(0.0, device=d), torch.tensor(0.0, device=d)
        cuda = d.type == 'cuda'
        make = lambda m, b, wd: torch.optim.AdamW(
            m.parameters(),
            lr=self.rate if cuda else 1e-3,
            weight_decay=wd,
            betas=b,
            fused=cuda,
            **({'capturable': True} if cuda else {}),
        )
        self.opt = make(self.net, (0.9, 0.98), 0.03)
        self.critic = Critic(V).to(d)
        self.critic_opt = make(self.critic, (0.5, 0.9), 0.0)
        self.lines, self.offset = (
            torch.zeros(BATCH, dtype=torch.int64, device=d),
            torch.zeros(BATCH, dtype=torch.int64, device=d),
        )
        self.rng = np.random.default_rng(0)
        self.told = torch.zeros(4, device=d)

    def draw(self):
        i = self.rng.choice(self.data.taught, BATCH)
        self.lines.copy_(torch.from_numpy(i))
        room = (self.data.steps[self.lines] - CROP + 1).clamp_min(1).float()
        self.offset.copy_((torch.rand(BATCH, device=self.d) * room).long())

    def step(self, sharp):
        x, target, counts, weight, steady = self.data.batch(self.lines, self.offset)
        auto = lambda: torch.autocast(self.d.type, torch.bfloat16, enabled=self.d.type == 'cuda', cache_enabled=False)
        with auto():
            y = self.net(*x)
        y = y.float()
        loss, l_env = distances(y, target, counts, weight, steady)
        if sharp:
            # Frames that do not count are equal in both.
            real, fake, voice = target[0] * counts, y[..., :BANDS] * counts, x[6]
            with auto():
                good, _ = self.critic(real, voice)
                bad, _ = self.critic(fake.detach(), voice)
            l_critic = ((good.float() - 1) ** 2).mean() + (bad.float() ** 2).mean()
            self.critic_opt.zero_grad(set_to_none=True)
            l_critic.backward()
            nn.utils.clip_grad_norm_(self.critic.parameters(), 5.0)
            self.critic_opt.step()
            with auto():
                bad, kept = self.critic(fake, voice)
                _, wanted = self.critic(real, voice)
            l_fool = ((bad.float() - 1) ** 2).mean()
            l_like = sum((a.float() - b.float().detach()).abs().mean() for a, b in zip(kept, wanted)) / len(kept)
            loss = loss + FOOL_WEIGHT * l_fool + LIKENESS_WEIGHT * l_like
            self.told[1:].copy_(torch.stack([l_critic.detach(), l_fool.detach(), l_like.detach()]))
        self.opt.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.opt.step()
        self.told[0].copy_(l_env.detach())
        sd = self.net.state_dict()
        mean = [self.ema[k] for k in sd]
        change = torch._foreach_sub([v.detach() for v in sd.values()], mean)
        torch._foreach_mul_(change, 1 - self.keep)
        torch._foreach_add_(mean, change)

    def record(self, sharp):
        if self.d.type != 'cuda':
            return lambda: self.step(sharp)
        took = {}
        for way in (False, True):
            self.net.by_shifts = way
            for i in range(6):
                if i == 2:
                    torch.cuda.synchronize()
                    begun = time.time()
                self.draw()
                self.step(sharp)
            torch.cuda.synchronize()
            took[way] = (time.time() - begun) / 4
        self.net.by_shifts = took[True] < took[False]
        print('seconds a step: convolution', round(took[False], 4), 'shifts', round(took[True], 4), flush=True)
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(4):
                self.draw()
                self.step(sharp)
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.step(sharp)
        return graph.replay

    def learn(self, seconds, sharp, rate):
        begun = time.time()
        step = 0
        last = begun
        self.rate.fill_(1e-6)
        self.keep.fill_(0.0 if not sharp else 0.999)
        play = self.record(sharp)
        while True:
            done = (time.time() - begun) / seconds
            if done >= 1:
                break
            lr = (
                rate
                * min(1, (step + 1) / 400)
                * ((0.5 + 0.5 * np.cos(np.pi * done)) if not sharp else min(1, 2 * (1 - done)))
                + 1e-5
            )
            self.rate.fill_(lr)
            self.keep.fill_(min(0.999, (step + 1) / (step + 10)) if not sharp else 0.999)
            if self.d.type != 'cuda':
                for o in (self.opt, self.critic_opt):
                    for g in o.param_groups:
                        g['lr'] = lr
            self.draw()
            play()
            step += 1
            if step % 16 == 0 and self.d.type == 'cuda':
                torch.cuda.synchronize()
            if step % 50 == 0 and time.time() - last > 30:
                last = time.time()
                print(
                    'sharp' if sharp else 'plain',
                    'step',
                    step,
                    'lr',
                    round(lr, 5),
                    'env, critic, fool, like',
                    [round(x, 4) for x in self.told.tolist()],
                    round(time.time() - begun),
                    's',
                    self.score(240),
                    flush=True,
                )
        print('steps', step, flush=True)

    def score(self, most=None):
        now = {k: v.clone() for k, v in self.net.state_dict().items()}
        self.net.load_state_dict(self.ema)
        figures = score(self.net.eval(), self.data, most)
        self.net.load_state_dict(now)
        self.net.train()
        return figures

    def save(self, folder):
        os.makedirs(folder, exist_ok=True)
        figures = self.score()
        print(folder, 'held out (dB, dB obstruents, ripple kept, voicing)', figures, flush=True)
        export(
            folder,
            {k: v.float().cpu() for k, v in self.ema.items()},
            self.sizes,
            [str(n) for n in self.data.names],
            self.data.mean.cpu().numpy(),
            SCALE,
            FLOOR_DB,
            figures,
            self.data,
        )


def main():
    folder, out, seconds, sharp_seconds, dev = sys.argv[1:6]
    sizes = dict(SIZES)
    sizes.update({k: int(v) for k, v in (a.split('=') for a in sys.argv[6:])})
    d = torch.device(dev)
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.allow_tf32 = True
    run = Run(Data(folder, d), sizes, d)
    print(sum(p.numel() for p in run.net.parameters()), 'parameters', sizes, flush=True)
    run.learn(float(seconds), False, RATE)
    run.save(out + '/plain')
    if float(sharp_seconds) > 0:
        run.net.load_state_dict(run.ema)
        run.learn(float(sharp_seconds), True, SHARP_RATE)
        run.save(out + '/sharp')


if __name__ == '__main__':
    main()
