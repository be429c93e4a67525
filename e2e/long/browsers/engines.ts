import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { webkitDriverPort } from '../../sites.ts';

/** What the journeys ask of a browser, however it is driven. Elements are found by XPath, which both drivers know. */
export interface Engine {
  goto(path: string): Promise<unknown>;
  back(): Promise<unknown>;
  click(xpath: string): Promise<unknown>;
  press(key: keyof typeof keys): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Runs a function in the page. It sees nothing of the test but the argument. */
  read<Result>(inPage: (argument: string) => Result, argument?: string): Promise<Result>;
  /** Errors and warnings so far. WebKit's driver has no log: there it stays empty. */
  readonly console: readonly string[];
  close(): Promise<unknown>;
}

/** As Puppeteer names them, and as WebDriver sends them. */
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ArrowLeft: Key.LEFT };

export type Size = Readonly<{ width: number; height: number }>;

/** Firefox without a window, through WebDriver BiDi. */
export async function openFirefox(site: string, defaultViewport: Size): Promise<Engine> {
  const executablePath = process.env.FIREFOX_BIN ?? '/usr/bin/firefox-esr';
  const browser = await launch({ browser: 'firefox', executablePath, defaultViewport });
  const page = await browser.newPage();
  const log: string[] = [];
  page.on('console', (message) => /error|warn/.test(message.type()) && log.push(message.text()));
  page.on('pageerror', (error) => log.push(String(error)));
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  return {
    goto: (path) => page.goto(site + path),
    back: () => page.goBack(),
    click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    read: (inPage, argument = '') => page.evaluate(inPage, argument),
    console: log,
    close: () => browser.close(),
  };
}

/** The browser that comes with WebKitGTK, where Debian keeps it. */
const binary = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** WebKit's driver, and a screen that nobody sees: WebKitGTK has no mode without a window. */
export async function startWebKit() {
  const { XVFB_BIN = 'Xvfb', WEBKIT_DRIVER_BIN = 'WebKitWebDriver' } = process.env;
  const screen = spawn(XVFB_BIN, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const [display] = await once(screen.stdout, 'data');
  const env = { ...process.env, DISPLAY: `:${display}`.trim() };
  const service = spawn(WEBKIT_DRIVER_BIN, [`--port=${webkitDriverPort}`], { env, stdio: 'ignore' });
  return {
    /** Through classic WebDriver. The window cannot be narrower than its toolbar: 447 px. */
    async open(site: string, size: Size): Promise<Engine> {
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${webkitDriverPort}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          timeouts: { implicit: 10_000 },
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build();
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
      return {
        goto: (path) => driver.get(site + path),
        back: () => driver.navigate().back(),
        click: (xpath) => driver.findElement(By.xpath(xpath)).click(),
        press: (key) => driver.actions().sendKeys(keys[key]).perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
        read: (inPage, argument = '') => driver.executeScript(inPage, argument),
        console: [],
        close: () => driver.quit(),
      };
    },
    /** Without the driver, under which nothing is printed: the whole console, with what the policy refuses. */
    openForConsole(address: string) {
      const browser = spawn(binary, ['--enable-write-console-messages-to-stdout=true', address], { env });
      const lines: string[] = [];
      browser.stderr.on('data', (chunk) =>
        lines.push(...(`${chunk}`.match(/.*CONSOLE .*(ERROR|WARN).*/g) ?? [])),
      );
      return { lines, close: () => browser.kill() };
    },
    close: () => [service, screen].map((each) => each.kill()),
  };
}
