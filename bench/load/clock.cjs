// What the load clients share: the clock, the pace, and the line of JSON at the end.
const WARM = 2;
const AFTERWARDS = 10_000; // milliseconds that all stay connected, while the server is looked at
const now = () => performance.now();
const sleep = (seconds) => new Promise((done) => { setTimeout(done, seconds * 1000); });

// At a rate, the next comes that much after the last began; without one, immediately.
function later(next, rate, spent) {
  if (rate > 0) setTimeout(next, Math.max(0, 1000 / rate - spent));
  else next();
}

function quantile(sorted, part) {
  return sorted.length ? +sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(3) : null;
}

// Count for so many seconds; what comes back turns counts and times into the line to print.
async function counted(seconds, count) {
  console.log('GO');
  const begun = now(), before = process.cpuUsage();
  count(true);
  await sleep(seconds);
  count(false);
  const spent = (now() - begun) / 1000, cpu = process.cpuUsage(before);
  return (counts, latencies) => {
    const line = { seconds: spent, ...counts, client_cpu: (cpu.user + cpu.system) / 1e6 / spent };
    for (const [name, times] of Object.entries(latencies)) {
      times.sort((one, other) => one - other);
      line[name] = { p50: quantile(times, 0.5), p99: quantile(times, 0.99), most: quantile(times, 1) };
    }
    return line;
  };
}

module.exports = { AFTERWARDS, counted, later, now, sleep, WARM };
