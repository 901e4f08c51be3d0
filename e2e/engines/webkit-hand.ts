import { spawn } from 'node:child_process';
import { onFreePort, PortTaken } from '@rivermark/testkit/on-free-port';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { Builder, By, Key } from 'selenium-webdriver';
import type { Hand } from './hand.ts';

/** WebKit's driver; it exits at once if its port is taken. */
async function startDriver(port: number) {
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  await waitUntil('the driver of WebKit', async () => {
    if (driver.exitCode !== null) throw new PortTaken('The driver of WebKit ended at once');
    return fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return { driver, server };
}

/**
 * WebKitGTK's small browser through its driver, a fresh one. Its window is never narrower than 447
 * px.
 */
export async function webkitHand(program: string): Promise<Hand> {
  const { driver, server } = await onFreePort(startDriver);
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
    })
    .build();
  const version = (await browser.getCapabilities()).getBrowserVersion() ?? '';
  return {
    engine: 'WebKitGTK',
    version,
    size: async (width, height) => {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    open: (url) => browser.get(url),
    run: <T>(body: string) => browser.executeScript<T>(body),
    pressAt: (x, y) => browser.actions().move({ x, y }).click().perform(),
    write: (text) => browser.actions().sendKeys(text).perform(),
    escape: () => browser.actions().sendKeys(Key.ESCAPE).perform(),
    choose: (selector, path) => browser.findElement(By.css(selector)).sendKeys(path),
    close: async () => {
      await browser.quit();
      driver.kill();
    },
  };
}
