-- Neovim 0.7 and later: copy to ~/.config/nvim/plugin/a11y-audit.lua
local servers = {
  ["a11y-audit"] = { "*.outline", "*.json", "*.storyboard", "*.xib", ".a11y-audit.yml" },
  ["a11y-lint"] = { "*.swift" },
}
local files = vim.uv or vim.loop

-- The folder of the repository or of the configuration; else the file's.
local function root(file)
  local own = vim.fn.fnamemodify(file, ":p:h")
  local folder = own
  while true do
    for _, marker in ipairs({ ".git", ".a11y-audit.yml" }) do
      if files.fs_stat(folder .. "/" .. marker) then return folder end
    end
    local above = vim.fn.fnamemodify(folder, ":h")
    if above == folder then return own end
    folder = above
  end
end

-- Neovim 0.7 has no vim.lsp.start: one client for each server and folder.
local clients = {}
local function start(config, buffer)
  if vim.lsp.start then return vim.lsp.start(config, { bufnr = buffer }) end
  local key = config.name .. "\n" .. config.root_dir
  if not clients[key] then
    config.on_exit = function() clients[key] = nil end
    clients[key] = vim.lsp.start_client(config)
  end
  if clients[key] then vim.lsp.buf_attach_client(buffer, clients[key]) end
end

local group = vim.api.nvim_create_augroup("a11y-audit", {})
for tool, patterns in pairs(servers) do
  vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
    group = group,
    pattern = patterns,
    callback = function(event)
      if vim.fn.executable(tool) == 0 then return end
      start({ name = tool, cmd = { tool, "lsp" }, root_dir = root(event.match) }, event.buf)
    end,
  })
end

local function screen_client()
  local all = vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.get_active_clients()
  for _, client in ipairs(all) do
    if client.name == "a11y-audit" and vim.lsp.buf_is_attached(0, client.id) then return client end
  end
end

-- :A11ySpeak writes and plays what VoiceOver says for the element under the cursor, :A11ySpeak! for the whole screen.
vim.api.nvim_create_user_command("A11ySpeak", function(options)
  local client = screen_client()
  if not client then return vim.notify("a11y-audit does not serve this file", vim.log.levels.WARN) end
  local argument = { uri = vim.uri_from_bufnr(0) }
  if not options.bang then
    -- Columns are counted as the server and Neovim have agreed.
    argument.position = vim.lsp.util.make_position_params(0, client.offset_encoding).position
  end
  local command = { command = "a11y-audit.speak", arguments = { argument } }
  local function tell(failure, result)
    vim.notify(failure and failure.message or result.text .. "\n" .. result.file)
  end
  if vim.fn.has("nvim-0.11") == 1 then
    client:request("workspace/executeCommand", command, tell, 0)
  else
    client.request("workspace/executeCommand", command, tell, 0)
  end
end, { bang = true })
